import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const ALONE = '@media print{body>:not([data-print-sheet]){display:none!important}}';
const PAGE = { landscape: '@page{size:A4 landscape;margin:10mm}', portrait: '@page{size:A4 portrait;margin:20mm}' } as const;

function adopt(paper: keyof typeof PAGE): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${PAGE[paper]}${ALONE}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Prints something alone on A4, whatever the page shows: `print()` opens the browser's dialog; render `sheet` beside it. */
export function usePrintSheet(
  content: ReactNode,
  paper: keyof typeof PAGE = 'landscape',
): { readonly print: () => void; readonly sheet: ReactNode } {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const release = adopt(paper);
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      release();
    };
  }, [printing, paper]);
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
