/// How the page looks. One constant text, so that the page can name its hash and nothing else is let in.
enum PageStyle {
  /// SHA-256 of `sheet`, as the page's content security policy names it; a test computes it anew.
  static let hash = "sha256-c39XiIyLQn5DEF4Hu+Gfo43/KlH+GEMnwrAZHR9yKJE="

  static let sheet = """
    :root{color-scheme:light dark;--paper:#fff;--ground:#f5f5f7;--ink:#1c1c1e;--faint:#6d6d72;--line:#d1d1d6;--edge:#8e8e93;
    --added:#1a7f37;--removed:#cf222e;--moved:#0969da;--changed:#9a6700;--accent:#0a4fc4;--bar:#d6e4ff;--picked:#fff4c2}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){--paper:#1f1f22;--ground:#111113;--ink:#f2f2f7;--faint:#a1a1a6;
    --line:#3a3a3c;--edge:#7c7c80;--added:#3fb950;--removed:#ff6b63;--moved:#58a6ff;--changed:#d9a520;--accent:#a9c7ff;--bar:#1d3a6e;
    --picked:#3d3413}}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{color-scheme:dark;--paper:#1f1f22;--ground:#111113;--ink:#f2f2f7;--faint:#a1a1a6;--line:#3a3a3c;
    --edge:#7c7c80;--added:#3fb950;--removed:#ff6b63;--moved:#58a6ff;--changed:#d9a520;--accent:#a9c7ff;--bar:#1d3a6e;--picked:#3d3413}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.45 -apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;padding:8px 16px;
    background:var(--paper);border-bottom:1px solid var(--line)}
    h1{font-size:16px;margin:0}
    h2{font-size:15px;margin:0 0 4px;overflow-wrap:anywhere}
    h3{font-size:12px;margin:12px 0 4px;color:var(--faint);font-weight:600}
    .summary{margin:0;flex:1 1 20em}
    .note{color:var(--faint);margin:4px 0}
    .tools{display:flex;flex-wrap:wrap;gap:6px;align-items:baseline}
    .tools[hidden]{display:none}
    .tools output{color:var(--faint);min-width:6em;text-align:right}.tools output:empty{min-width:0}
    button{font:inherit;font-size:12px;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:5px;padding:1px 8px;
    cursor:pointer;white-space:nowrap}
    kbd{font:12px Menlo,Consolas,"DejaVu Sans Mono",monospace;border:1px solid var(--line);border-radius:3px;padding:0 4px}
    section{padding:12px 16px;border-bottom:1px solid var(--line)}
    .both{display:grid;grid-template-columns:minmax(300px,2fr) minmax(0,3fr);gap:20px;align-items:start}
    .pictures{position:sticky;top:52px}
    .pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
    figure{margin:0;min-width:0}
    figcaption{font-weight:600;font-size:12px;color:var(--faint);margin-bottom:4px}
    .scroll{max-height:calc(100vh - 110px);overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--paper)}
    .exploded .pair{grid-template-columns:1fr}
    .exploded .scroll{max-height:calc(50vh - 80px)}
    ol li,ol a{scroll-margin:64px 0 12px}
    .exploded>summary{cursor:pointer;color:var(--faint);margin:8px 0}
    ol,.tree{list-style:none;margin:0;padding:0;font:12px/1.5 Menlo,Consolas,"DejaVu Sans Mono",monospace}
    ol a,.tree a,.tree span{display:block;color:inherit;text-decoration:none;padding:1px 6px;border-left:3px solid transparent;
    border-radius:3px}
    ol a{display:grid;grid-template-columns:auto 1fr;gap:0 8px;overflow-wrap:anywhere}
    ol i{grid-column:2;font-style:normal;color:var(--faint)}
    .tree{overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--paper);padding:4px 0}
    .tree>*{width:max-content;min-width:100%}
    .tree a,.tree span{white-space:pre;padding-left:18px}
    .tree summary{position:relative;list-style:none;cursor:pointer}
    .tree summary::-webkit-details-marker{display:none}
    .tree summary::before{content:"▸";position:absolute;left:5px;top:-1px;font-size:15px;line-height:20px;pointer-events:none}
    .tree [open]>summary::before{content:"▾"}
    .tree [open]{background:var(--ground)}
    .tree summary:hover span,.tree span.dim:hover{color:var(--moved)}
    .tree .note{padding-left:21px}
    .tree .added,b.added{color:var(--added)}.tree .removed,b.removed{color:var(--removed)}.tree .moved,b.moved{color:var(--moved)}
    .tree .changed,b.changed{color:var(--changed)}
    .tree .dim{color:var(--faint)}
    a:hover{background:var(--ground)}
    a.on,:target>a{background:var(--picked);border-left-color:currentcolor}
    :focus-visible{outline:2px solid var(--moved);outline-offset:-2px}
    .drawing{display:block;width:100%;height:auto;font-family:Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .drawing rect{stroke:var(--edge)}
    .drawing .p{fill:var(--paper)}
    .drawing .t{fill:none;pointer-events:all}
    .drawing .d{stroke-dasharray:4 3}
    .drawing .b{fill:var(--bar);stroke:#5b8def}
    .drawing text{fill:var(--ink);pointer-events:none}
    .drawing .n{fill:var(--faint)}
    .drawing .c{fill:var(--accent)}
    .drawing .x{font-family:-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    .drawing .k{fill:#1c1c1e}
    .drawing .w{fill:#fff}
    .drawing [data-c]{cursor:pointer}
    .drawing .added{--hue:var(--added)}.drawing .removed{--hue:var(--removed)}.drawing .moved{--hue:var(--moved)}
    .drawing .changed{--hue:var(--changed)}
    .drawing svg.added>rect,.drawing svg.removed>rect{stroke:var(--hue)}
    .drawing .m .o{fill:var(--hue);fill-opacity:.06;stroke:var(--hue);stroke-width:2;pointer-events:none}
    .drawing .m .a{fill:var(--hue);stroke:var(--paper)}
    .drawing .m .e{fill:var(--paper);font-weight:700}
    .picking .drawing .m{opacity:.3}
    .picking .drawing .m.on{opacity:1}
    .drawing .m.on .o{stroke-width:4;fill-opacity:.18}
    dialog{background:var(--paper);color:var(--ink);border:1px solid var(--line);border-radius:8px;max-width:26em}
    dialog dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0}
    dialog dd{margin:0}
    @media (max-width:900px){.both{grid-template-columns:minmax(0,1fr)}.pictures{position:static}.scroll,.exploded .scroll{max-height:none}}
    @media print{header,.pictures{position:static}.scroll,.exploded .scroll{max-height:none;overflow:visible}}
    """
}
