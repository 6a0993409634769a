/** The logo, two links of a chain. It inherits the text colour and is hidden from screen readers. */
export function Logo({ ref, ...props }: React.ComponentProps<'svg'>) {
  return (
    <svg ref={ref} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false" {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="2.4">
        <path d="M16.9 8.1a7.6 7.6 0 1 0 1.6 9.2" />
        <path d="M11.1 19.9a7.6 7.6 0 1 0-1.6-9.2" />
      </g>
    </svg>
  );
}
