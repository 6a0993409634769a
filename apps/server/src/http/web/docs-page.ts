import type { OpenApi, Operation } from '@lianxin/api/docs';
import { escaped } from './escaped.ts';

const callersOf = (callers: Operation['x-callers']): string => (typeof callers === 'string' ? callers : callers.join(', '));

function callSection(path: string, operation: Operation): string {
  const refusals = operation['x-refusals'].map(
    ({ code, zh, en }) => `<tr><td>${code}</td><td>${escaped(zh)}</td><td>${escaped(en)}</td></tr>`,
  );
  return `<section id="${escaped(operation.operationId)}">
<h3>${escaped(operation.summary)} <code>${escaped(operation.operationId)}</code></h3>
<p><b>POST</b> <code>${escaped(path)}</code> <span>${operation['x-kind']}</span> <span>${operation['x-source']}</span> <span>${escaped(callersOf(operation['x-callers']))}</span></p>
<details><summary>Request and response</summary><pre>${escaped(JSON.stringify({ request: operation.requestBody, responses: operation.responses }, null, 2))}</pre></details>
${refusals.length > 0 ? `<table><thead><tr><th>Code</th><th>中文</th><th>English</th></tr></thead><tbody>${refusals.join('')}</tbody></table>` : ''}
</section>`;
}

export const docsStyle = `:root{color-scheme:light dark;font:15px/1.6 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1.5rem}
nav ul{columns:18rem;padding-left:1.2rem}
section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}
section p span{margin-left:.75rem;opacity:.75}
pre{overflow:auto;max-height:30rem;padding:1rem;background:color-mix(in srgb,currentColor 6%,transparent)}
table{border-collapse:collapse}td,th{padding:.15rem .75rem .15rem 0;text-align:left}
`;

/** The API documentation as one page, without scripts and external resources. */
export function docsPage({ info, paths, tags }: OpenApi): string {
  const calls = Object.entries(paths).map(([path, { post }]) => ({ path, post }));
  const groups = tags.map(({ name }) => ({ name, calls: calls.filter(({ post }) => post.tags.includes(name)) }));
  const index = groups.flatMap((group) =>
    group.calls.map(
      ({ post }) => `<li><a href="#${escaped(post.operationId)}">${escaped(post.operationId)}</a> ${escaped(post.summary)}</li>`,
    ),
  );
  const sections = groups.map(
    (group) => `<h2>${escaped(group.name)}</h2>${group.calls.map(({ path, post }) => callSection(path, post)).join('')}`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(info.title)} API ${escaped(info.version)}</title><link rel="stylesheet" href="/docs/style.css"></head><body>
<h1>${escaped(info.title)} API ${escaped(info.version)}</h1><p><a href="/openapi.json">openapi.json</a></p><nav><ul>${index.join('')}</ul></nav>${sections.join('')}</body></html>`;
}
