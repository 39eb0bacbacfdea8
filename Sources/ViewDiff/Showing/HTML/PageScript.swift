/// What the page does where scripts run: keys, and showing a change in both drawings. One constant text, so that the page can name
/// its hash and nothing else runs.
enum PageScript {
  /// SHA-256 of `text`, as the page's content security policy names it; a test computes it anew.
  static let hash = "sha256-XQjlbySNHM9tG/v1RyNXe6EyjglP6e1yGaZtv/0oWb8="

  static let text = """
    (function () {
      "use strict";
      var page = document, root = page.documentElement;
      var links = Array.prototype.slice.call(page.querySelectorAll("ol a[data-c]"));
      var numbers = links.map(function (link) { return link.getAttribute("data-c"); });
      var place = -1;
      var told = page.querySelector("output");
      var help = page.querySelector("dialog");

      function mark(number, isOn) {
        page.querySelectorAll('[data-c="' + number + '"]').forEach(function (element) { element.classList.toggle("on", isOn); });
      }
      // Scrolls what holds the element, not the page.
      function reveal(element) {
        var box = element.closest(".scroll"), a = element.getBoundingClientRect(), b = box.getBoundingClientRect();
        if (a.top < b.top || a.bottom > b.bottom) { box.scrollTop += a.top - b.top - (b.height - a.height) / 2; }
        if (a.left < b.left || a.right > b.right) { box.scrollLeft += a.left - b.left - (b.width - a.width) / 2; }
      }
      function show(next, stays) {
        if (place >= 0) { mark(numbers[place], false); }
        place = next;
        root.classList.toggle("picking", place >= 0);
        if (place < 0) { told.textContent = ""; return; }
        mark(numbers[place], true);
        told.textContent = (place + 1) + " of " + numbers.length;
        if (!stays) { links[place].scrollIntoView({ block: "nearest" }); }
        page.querySelectorAll("g.on").forEach(reveal);
        try { history.replaceState(null, "", "#c" + numbers[place]); } catch (error) { }
      }
      function step(by) {
        if (numbers.length > 0) { show(place < 0 ? (by > 0 ? 0 : numbers.length - 1) : (place + by + numbers.length) % numbers.length); }
      }
      function showHash() {
        var found = numbers.indexOf(location.hash.slice(2));
        if (found >= 0 && location.hash.slice(0, 2) === "#c") { show(found); }
      }
      function toggleForm() {
        var isExploded = !root.classList.contains("form-exploded");
        root.classList.toggle("form-exploded", isExploded);
        page.querySelectorAll("details.exploded").forEach(function (details) { details.open = isExploded; });
        page.querySelectorAll(".plan").forEach(function (plan) { plan.hidden = isExploded; });
        if (place >= 0) { show(place); }
      }
      function toggleFolds() {
        var folds = Array.prototype.slice.call(page.querySelectorAll(".tree details"));
        var isOpen = folds.every(function (fold) { return fold.open; });
        folds.forEach(function (fold) { fold.open = !isOpen; });
      }
      function toggleTheme() {
        var isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
        root.dataset.theme = isDark ? "light" : "dark";
      }
      function toggleHelp() { if (help.open) { help.close(); } else { help.showModal(); } }

      var keys = {
        n: function () { step(1); }, j: function () { step(1); }, p: function () { step(-1); }, k: function () { step(-1); },
        u: toggleFolds, t: toggleForm, d: toggleTheme, "?": toggleHelp, Escape: function () { if (!help.open) { show(-1); } }
      };
      page.addEventListener("keydown", function (event) {
        if (event.ctrlKey || event.metaKey || event.altKey || !Object.prototype.hasOwnProperty.call(keys, event.key)) { return; }
        if (help.open && event.key !== "?" && event.key !== "Escape") { return; }
        if (event.key !== "Escape") { event.preventDefault(); }
        keys[event.key]();
      });
      page.addEventListener("click", function (event) {
        var button = event.target.closest("button[data-key]");
        if (button) { keys[button.getAttribute("data-key")](); return; }
        var element = event.target.closest("[data-c]");
        if (!element) { return; }
        var found = numbers.indexOf(element.getAttribute("data-c"));
        if (found >= 0) { event.preventDefault(); show(found, element.matches("a")); }
      });
      addEventListener("hashchange", showHash);
      page.querySelectorAll(".tools").forEach(function (tools) { tools.hidden = false; });
      showHash();
    })();
    """
}
