import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A recipe is a documentation page whose marked code blocks are steps:
 *
 *     ```ts new=<path>                     a file that does not exist yet
 *     ```ts in=<path> after="<text>"       inserted below the only line that contains the text
 *     ```ts in=<path> replace="<text>"     replaces that line
 *     ```po in=<path>                      translations for messages of a catalog
 *     ```sh                                commands
 *
 * A heading with `{#name}` starts a part that is applied separately.
 */
export interface Step {
  part: string;
  kind: 'new' | 'after' | 'replace' | 'translate' | 'run';
  path: string;
  anchor: string;
  body: string;
}

const attribute = (info: string, name: string) => new RegExp(`\\b${name}=(?:"([^"]*)"|(\\S+))`).exec(info)?.slice(1).find(Boolean) ?? '';

function stepOf(part: string, info: string, body: string): Step | undefined {
  const language = /^\w+/.exec(info)?.[0];
  if (language === 'sh') return { part, kind: 'run', path: '', anchor: '', body };
  const created = attribute(info, 'new');
  if (created !== '') return { part, kind: 'new', path: created, anchor: '', body };
  const path = attribute(info, 'in');
  if (path === '') return undefined;
  if (language === 'po') return { part, kind: 'translate', path, anchor: '', body };
  const after = attribute(info, 'after');
  return { part, kind: after === '' ? 'replace' : 'after', path, anchor: after === '' ? attribute(info, 'replace') : after, body };
}

export function stepsOf(page: string): Step[] {
  const steps: Step[] = [];
  let part = '';
  for (const [, name, info, body] of page.matchAll(/^#+ .*\{#([\w-]+)\}$|^```(.*)\n([\s\S]*?)^```$/gm)) {
    if (name !== undefined) part = name;
    const step = stepOf(part, info ?? '', body ?? '');
    if (step !== undefined && info !== undefined) steps.push(step);
  }
  return steps;
}

function lineWith(lines: readonly string[], step: Step): number {
  const found = lines.flatMap((line, index) => (line.includes(step.anchor) ? [index] : []));
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(`${step.path} contains "${step.anchor}" ${found.length} times instead of once`);
  return only;
}

function translate(catalog: string, step: Step): string {
  let text = catalog;
  for (const [, id, words] of step.body.matchAll(/msgid "(.*)"\nmsgstr "(.*)"/g)) {
    const empty = `msgid "${id}"\nmsgstr ""`;
    if (!text.includes(empty)) throw new Error(`${step.path} has no untranslated "${id}"`);
    text = text.replace(empty, `msgid "${id}"\nmsgstr "${words}"`);
  }
  return text;
}

/** Applies one step to a copy of the repository. The caller runs commands. */
export function apply(folder: string, step: Step): void {
  const file = join(folder, step.path);
  if (step.kind === 'new') {
    if (existsSync(file)) throw new Error(`${step.path} already exists`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.body);
    return;
  }
  const text = readFileSync(file, 'utf8');
  if (step.kind === 'translate') {
    writeFileSync(file, translate(text, step));
    return;
  }
  const lines = text.split('\n');
  const at = lineWith(lines, step);
  if (step.kind === 'after') lines.splice(at + 1, 0, step.body.trimEnd());
  else lines.splice(at, 1, step.body.trimEnd());
  writeFileSync(file, lines.join('\n'));
}
