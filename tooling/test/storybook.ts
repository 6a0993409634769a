import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './server.ts';

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface Index {
  entries: Record<string, { id: string; type: string; title: string }>;
}

/** Serves the built Storybook on a free port; returns the ids of its stories and docs pages. */
export async function serveStorybook(): Promise<{
  url: string;
  stories: readonly string[];
  docs: readonly { readonly id: string; readonly title: string }[];
  close: () => void;
}> {
  if (!existsSync(join(built, 'index.json'))) throw new Error('Storybook is not built: pnpm build:storybook');
  const index: Index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    const file = join(built, path === '/' ? 'index.html' : path);
    if (!file.startsWith(built) || !existsSync(file) || extname(file) === '') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    stories: Object.values(index.entries)
      .filter((entry) => entry.type === 'story')
      .map((entry) => entry.id),
    docs: Object.values(index.entries).filter((entry) => entry.type === 'docs'),
    close: () => server.close(),
  };
}
