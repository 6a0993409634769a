import { cn } from '../cn.ts';

export type WatermarkProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** Viewer and time: name, company, time. */
  text: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** One tile of the pattern as an image. It is used as a mask, so that the colour follows the theme. */
function tile(text: string) {
  const words = text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><text x="160" y="96" text-anchor="middle" transform="rotate(-18 160 90)" font-family="PingFang SC,Microsoft YaHei,Noto Sans SC,Noto Sans CJK SC,sans-serif" font-size="13">${words}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** A faint watermark over the page with at most 5 % opacity. It ignores the pointer, and is fixed so that scrolling does not repaint it. */
export function Watermark({ text, className, style, ...props }: WatermarkProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="watermark"
      className={cn(
        'pointer-events-none fixed inset-0 z-(--z-watermark) bg-ink opacity-(--watermark-opacity) select-none print:absolute',
        className,
      )}
      style={{ maskImage: tile(text), ...style }}
      {...props}
    />
  );
}
