/** Found with its word before and its unit after it, or its currency before it. */
const AMOUNT = /(金额 [\d,]+\.\d{2} 元|CNY [\d,]+\.\d{2})/;

/** What a message says; no line begins with the unit of an amount. */
export const MessageText = ({ content }: { readonly content: string }) =>
  content.split(AMOUNT).map((part, place) =>
    AMOUNT.test(part) ? (
      // The words of a message never change while they are shown.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
