/** With the word before it and the unit after, or the currency before it. */
const AMOUNT = /(金额 [\d,]+\.\d{2} 元|CNY [\d,]+\.\d{2})/;

/** The text of a message; a line never starts with the unit of an amount. */
export const MessageText = ({ content }: { readonly content: string }) =>
  content.split(AMOUNT).map((part, place) =>
    AMOUNT.test(part) ? (
      // The text does not change while it is shown.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
