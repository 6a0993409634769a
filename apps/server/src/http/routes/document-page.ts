import { createHash } from 'node:crypto';
import { escaped } from '../web/escaped.ts';
import type { DocumentRow } from '../../business/foundation/documents/index.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem 4rem;font:16px/1.8 "Songti SC","Noto Serif CJK SC",SimSun,serif}
h1{font-size:1.5rem;text-align:center}h2{font-size:1.05rem;margin:1.6rem 0 .4rem}p{margin:.4rem 0}
.about{font:13px/1.7 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}
section+section{margin-top:3rem;border-top:1px solid color-mix(in srgb,currentColor 30%,transparent)}
@media print{body{max-width:none;padding:0}}`;

/** Permits only the page's own style. */
export const DOCUMENT_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const blocks = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('## ') ? `<h2>${escaped(block.slice(3))}</h2>` : `<p>${escaped(block)}</p>`))
    .join('\n');

/** A page to read and print a document: the binding text, then the English translation. */
export function documentPage({ version, effectiveFrom, template, title, text, titleEn, textEn, sm3 }: DocumentRow): string {
  const draft = template ? '<br>示范文本，待法务确认。Template, to be confirmed by counsel.' : '';
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><section><h1>${escaped(title)}</h1>
<p class="about">版本 ${escaped(version)}，自 ${effectiveFrom} 起施行<br>SM3 ${sm3}${draft}</p>
${blocks(text)}</section>
<section lang="en"><h1>${escaped(titleEn)}</h1>
<p class="about">An English reading for convenience. The Chinese text prevails.</p>
${blocks(textEn)}</section></main></body></html>`;
}
