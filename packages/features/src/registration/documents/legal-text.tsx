/** The words of a document: clauses under headings, paragraphs between empty lines. */
export function LegalText({ text }: { readonly text: string }) {
  return (
    <div className="flex flex-col gap-3 text-md leading-7">
      {text.split(/\n{2,}/).map((part, index) =>
        part.startsWith('## ') ? (
          // Parts of one text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <h3 key={index} className="mt-2 text-md font-semibold">
            {part.slice(3)}
          </h3>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} className="whitespace-pre-line text-ink">
            {part}
          </p>
        ),
      )}
    </div>
  );
}
