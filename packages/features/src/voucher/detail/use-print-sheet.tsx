import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const ALONE = '@page{size:A4 landscape;margin:10mm}@media print{body>:not([data-print-sheet]){display:none!important}}';

function adopt(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ALONE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Prints something alone on A4 landscape, whatever the page shows: `print()` opens the browser's dialog; render `sheet` beside it. */
export function usePrintSheet(content: ReactNode): { readonly print: () => void; readonly sheet: ReactNode } {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const release = adopt();
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      release();
    };
  }, [printing]);
  const sheet = printing
    ? createPortal(
        <div data-print-sheet className="hidden print:block">
          {content}
        </div>,
        document.body,
      )
    : null;
  return { print: () => setPrinting(true), sheet };
}
