import { useEffect } from 'react';

/** Asks the browser to print on A4 landscape while the calling view is shown. Uses a constructed sheet, which a strict content policy allows. */
export function useLandscapePaper(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: A4 landscape; margin: 10mm }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
