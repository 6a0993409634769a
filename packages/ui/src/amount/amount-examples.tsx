import { Amount } from '@lianxin/ui';

/** The figure of a page, and a line of a column. */
export function Example() {
  return (
    <div className="flex flex-col items-end gap-2">
      <Amount value="3,286,500.00" size="2xl" unit="元" />
      <Amount value="-1,200.50" signed faintCents />
    </div>
  );
}
