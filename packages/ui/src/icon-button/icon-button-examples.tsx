import { IconButton, PrinterIcon } from '@lianxin/ui';

/** An act at the corner of a voucher. */
export function Example() {
  return <IconButton label="打印" icon={<PrinterIcon />} onClick={() => window.print()} />;
}
