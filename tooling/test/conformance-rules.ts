import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');

/** A rule of the specification in the conformance documents, and the tests listed as its proofs. */
export interface Rule {
  /** The routes or calls that the rule is about, written in code style before its text. A rule that starts with "…" inherits them. */
  readonly keys: readonly string[];
  readonly text: string;
  /** Each in the form `file › title`. */
  readonly proofs: readonly string[];
}

/** A page of the conformance documents: its rules, and list items that are neither a rule nor a proof. */
export interface ConformancePage {
  readonly name: string;
  readonly content: string;
  readonly rules: readonly Rule[];
  readonly strays: readonly string[];
}

const KEYS = /^(?:`[^`]+` )+/;

function rulesOf(content: string): Pick<ConformancePage, 'rules' | 'strays'> {
  const rules: (Rule & { readonly proofs: string[] })[] = [];
  const strays: string[] = [];
  for (const line of content.split('\n')) {
    const text = /^- ((?:§\d|`|…).*)$/.exec(line)?.[1];
    const proof = /^ {2}- `(.+)`$/.exec(line)?.[1];
    const last = rules.at(-1);
    if (text !== undefined) {
      const named = (KEYS.exec(text)?.[0].match(/`[^`]+`/g) ?? []).map((key) => key.slice(1, -1));
      rules.push({ text, keys: text.startsWith('…') ? (last?.keys ?? []) : named, proofs: [] });
    } else if (proof !== undefined && last) last.proofs.push(proof);
    else if (/^\s*[-*]/.test(line)) strays.push(line);
  }
  return { rules, strays };
}

const pageAt = (name: string): ConformancePage => {
  const content = readFileSync(join(docs, name), 'utf8');
  return { name, content, ...rulesOf(content) };
};

/** The conformance pages: docs/conformance.md, which explains the format, and those in docs/conformance/. */
export const conformancePages = (): readonly ConformancePage[] => [
  pageAt('conformance.md'),
  ...readdirSync(join(docs, 'conformance'))
    .toSorted()
    .map((file) => pageAt(`conformance/${file}`)),
];
