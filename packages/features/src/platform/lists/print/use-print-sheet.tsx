import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const ALONE = '@media print{body>:not([data-print-sheet]){display:none!important}}';
const PAGE = {
  landscape: '@page{size:A4 landscape;margin:10mm}',
  portrait: '@page{size:A4 portrait;margin:20mm}',
  numbered: '@page{size:A4 landscape;margin:12mm 10mm 14mm;@bottom-center{content:counter(page) " / " counter(pages);font-size:9pt}}',
} as const;

type Paper = keyof typeof PAGE;

function addPrintStyles(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${PAGE[paper]}${ALONE}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

export interface PrintedSheetProps {
  readonly paper: Paper;
  /** Called after printing or cancelling. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Prints its content alone on A4 as soon as it is rendered. */
export function PrintedSheet({ paper, onDone, children }: PrintedSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const release = addPrintStyles(paper);
    const printed = () => done();
    window.addEventListener('afterprint', printed);
    window.print();
    return () => {
      window.removeEventListener('afterprint', printed);
      release();
    };
  }, [paper]);
  return createPortal(
    <div data-print-sheet className="hidden print:block">
      {children}
    </div>,
    document.body,
  );
}

/** Prints something alone on A4: `print()` opens the browser's dialog; render `sheet` beside it. */
export function usePrintSheet(content: ReactNode, paper: Paper = 'landscape'): { readonly print: () => void; readonly sheet: ReactNode } {
  const [printing, setPrinting] = useState(false);
  return {
    print: () => setPrinting(true),
    sheet: printing && (
      <PrintedSheet paper={paper} onDone={() => setPrinting(false)}>
        {content}
      </PrintedSheet>
    ),
  };
}
