/** The text of a document: clauses start with "## ", an empty line separates paragraphs. */
export function Clauses({ text, lang }: { readonly text: string; readonly lang: string }) {
  const blocks = text.split(/\n{2,}/);
  return (
    <div lang={lang} className="space-y-1.5 font-instrument text-[13.5px] leading-[25px]">
      {blocks.map((block, place) =>
        block.startsWith('## ') ? (
          // The text does not change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <h3 key={place} className="pt-2 font-semibold">
            {block.slice(3)}
          </h3>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={place}>{block}</p>
        ),
      )}
    </div>
  );
}
