/// How SVG drawings look. Only what all viewers know: no variables, no nesting, one query for dark surroundings.
package enum SVGStyle {
  /// For a drawing that stands alone.
  ///
  /// Classes: `p` filled like paper, `t` see-through, `d` dashed, `b` a title bar; `n` a name, `x` a text, `k` and `w` on a light
  /// and a dark background of the view's own.
  static let sheet = """
    svg{font-family:Menlo,Consolas,"DejaVu Sans Mono",monospace}
    rect{stroke:#8e8e93}
    .g{fill:#f2f2f7;stroke:none}
    .p{fill:#fff}
    .t{fill:none;pointer-events:all}
    .d{stroke-dasharray:4 3}
    .b{fill:#d6e4ff;stroke:#5b8def}
    .o{fill:none;pointer-events:none}
    text{fill:#1c1c1e;pointer-events:none}
    .n{fill:#6d6d72}
    .c{fill:#0a4fc4}
    .x{font-family:-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    .k{fill:#1c1c1e}
    .w{fill:#fff}
    @media (prefers-color-scheme:dark){
    rect{stroke:#7c7c80}
    .g{fill:#111;stroke:none}
    .p{fill:#1f1f22}
    .b{fill:#1d3a6e;stroke:#5b8def}
    text{fill:#f2f2f7}
    .n{fill:#a1a1a6}
    .c{fill:#a9c7ff}
    .k{fill:#1c1c1e}
    .w{fill:#fff}
    }

    """
}
