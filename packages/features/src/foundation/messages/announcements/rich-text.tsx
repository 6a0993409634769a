import { RICH_TEXT, RICH_TEXT_LINK } from '@lianxin/domain';
import { cn } from '@lianxin/ui';
import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

const RULES = {
  ALLOWED_TAGS: [...RICH_TEXT.elements],
  ALLOWED_ATTR: [...RICH_TEXT.attributes],
  ALLOWED_URI_REGEXP: RICH_TEXT.address,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

function ofThePlatform(): Purifier {
  const purify = DOMPurify();
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') for (const [name, value] of Object.entries(RICH_TEXT_LINK)) node.setAttribute(name, value);
  });
  return purify;
}

let purifier: Purifier | undefined;

export interface RichTextProps {
  readonly html: string;
  readonly className?: string;
}

/** Rich text, sanitised again before display (safety.md 34). */
export function RichText({ html, className }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    purifier ??= ofThePlatform();
    // Insert nodes instead of HTML text, as Trusted Types require.
    place.current?.replaceChildren(purifier.sanitize(html, RULES));
  }, [html]);
  return <div ref={place} data-slot="rich-text" className={cn(richTextClasses, className)} />;
}

const richTextClasses = [
  'flex flex-col gap-3 break-words [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3',
  '[&_h2]:text-lg [&_h2]:font-semibold [&_h3]:text-md [&_h3]:font-semibold [&_h4]:font-semibold',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4',
  '[&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:bg-surface-sunken [&_th]:px-2 [&_th]:py-1 [&_th]:text-left',
  '[&_pre]:break-words [&_pre]:whitespace-pre-wrap [&_hr]:border-line',
].join(' ');
