import { inflateRawSync } from 'node:zlib';
import { sm2, sm3 } from 'sm-crypto-v2';
import {
  checkSealedPdf,
  openEvidence,
  PROOF_CHECK_LABELS,
  PROOF_OUTCOME_LABELS,
  proofDetailText,
  proofVerdictText,
  signatureHolds,
  verifyEvidence,
  type Language,
  type PdfVerdict,
  type ProofAccount,
  type SmLibrary,
} from '../src/index.ts';

const USAGE = `lianxin-verify <证据.zip | manifest.json | 平台出具的.pdf> [--key <公钥>] [--root <日期>=<存证根>] [--lang zh|en]

离线核验凭证的证据和平台签章的 PDF，不访问网络。退出码：0 通过，1 不一致，2 无法识别或用法有误。
Checks evidence of a voucher and documents sealed by the platform, offline. Exit code: 0 passed, 1 differs, 2 no evidence or wrong usage.

  --key   平台公钥（04 开头的十六进制），取自平台之外的来源   the platform’s key, from elsewhere than the file
  --root  已公布的存证根，可重复，如 2026-11-22=3f…            a published root, may be repeated
  --lang  只用一种语言输出                                    one language only`;

/** File access and output of the command, passed in so that tests need no disk. */
export interface Terminal {
  /** Returns undefined when the file cannot be read. */
  readonly read: (path: string) => Uint8Array | undefined;
  readonly print: (line: string) => void;
}

interface Arguments {
  readonly path: string;
  readonly keys: readonly string[];
  readonly roots: readonly { readonly day: string; readonly root: string }[];
  readonly languages: readonly Language[];
}

/** Returns undefined when the arguments are invalid. */
function parseArguments(args: readonly string[]): Arguments | undefined {
  const keys: string[] = [];
  const roots: { day: string; root: string }[] = [];
  const paths: string[] = [];
  let languages: readonly Language[] = ['zh', 'en'];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('--')) {
      paths.push(word);
      continue;
    }
    at += 1;
    const value = args[at] ?? '';
    const [day = '', root = ''] = value.split('=');
    if (word === '--key' && value !== '') keys.push(value.toLowerCase());
    else if (word === '--root' && root !== '') roots.push({ day, root: root.toLowerCase() });
    else if (word === '--lang' && (value === 'zh' || value === 'en')) languages = [value];
    else return undefined;
  }
  const [path, ...more] = paths;
  return path === undefined || more.length > 0 ? undefined : { path, keys, roots, languages };
}

const MARKS = { passed: '✓', failed: '✗', open: '·' } as const;

/** Formats the result of a check as lines of text. */
function linesOf(account: ProofAccount, language: Language): readonly string[] {
  const checks = account.checks.map((result) => {
    const detail = proofDetailText(result, language);
    const outcome = PROOF_OUTCOME_LABELS[result.outcome][language];
    return `  ${MARKS[result.outcome]} ${PROOF_CHECK_LABELS[result.check][language]}: ${outcome}${detail === '' ? '' : ` (${detail})`}`;
  });
  const { voucherNumber, head, anchored, publicKey } = account;
  const words = {
    zh: { number: '凭证编号', head: '链末摘要', root: '存证根', upTo: '覆盖至事件', key: '平台公钥' },
    en: { number: 'Voucher', head: 'Last digest', root: 'Daily root', upTo: 'covers events up to', key: 'Platform key' },
  }[language];
  return [
    proofVerdictText(account, language),
    ...(voucherNumber === undefined ? [] : [`${words.number}: ${voucherNumber}`]),
    ...checks,
    ...(head === undefined ? [] : [`${words.head}: ${head}`]),
    ...(anchored === undefined ? [] : [`${words.root} ${anchored.day}: ${anchored.root} (${words.upTo} ${anchored.length})`]),
    ...(publicKey === undefined ? [] : [`${words.key}: ${publicKey}`]),
  ];
}

/** The PDF check plus `otherKey`: sealed correctly, but not with one of the known platform keys. */
type DocumentVerdict = PdfVerdict | { readonly ok: false; readonly why: 'otherKey' };

const DOCUMENT_WORDS: Readonly<Record<'sealed' | Exclude<DocumentVerdict, { ok: true }>['why'], Readonly<Record<Language, string>>>> = {
  sealed: { zh: '通过，签章以后没有一个字节被改动', en: 'Passed: not a byte has changed since it was sealed' },
  noProof: { zh: '这不是平台签章的文件', en: 'This is no document sealed by the platform' },
  changed: { zh: '不一致，文件在签章以后被改动', en: 'It differs: the file was changed after it was sealed' },
  facts: { zh: '不一致，所载事实与其摘要不符', en: 'It differs: its facts are not those of their digest' },
  signature: { zh: '不一致，签章不是所列证书作出的', en: 'It differs: the seal is not of the certificate named' },
  otherKey: { zh: '不一致，签章证书不是已知的平台公钥', en: 'It differs: the seal is of another key than the known ones' },
};

const isPdf = (bytes: Uint8Array): boolean => [0x25, 0x50, 0x44, 0x46].every((byte, at) => bytes[at] === byte);

/** Checks the seal of a PDF and, when `keys` is not empty, that its certificate holds one of these keys. */
function checkDocument(library: SmLibrary, bytes: Uint8Array, keys: readonly string[]): DocumentVerdict {
  const verdict = checkSealedPdf(bytes, {
    hash: library.sm3,
    hashText: library.sm3,
    verifies: (publicKey, text, value) => signatureHolds(library, publicKey, text, value),
  });
  const isKnown = !verdict.ok || keys.length === 0 || keys.includes(verdict.proof.certificate.publicKey);
  return isKnown ? verdict : { ok: false, why: 'otherKey' };
}

/** Formats the verdict on a sealed PDF as lines of text. */
function documentLines(name: string, verdict: DocumentVerdict, language: Language): readonly string[] {
  const words = { zh: { number: '文件编号', key: '平台公钥' }, en: { number: 'Document', key: 'Platform key' } }[language];
  const summary = `${name}: ${DOCUMENT_WORDS[verdict.ok ? 'sealed' : verdict.why][language]}`;
  if (!verdict.ok) return [summary];
  return [summary, `  ${words.number}: ${verdict.proof.number}`, `  ${words.key}: ${verdict.proof.certificate.publicKey}`];
}

const EXIT = { intact: 0, changed: 1, unreadable: 2 } as const;
const exitOf = (verdict: DocumentVerdict): number =>
  verdict.ok ? EXIT.intact : verdict.why === 'noProof' ? EXIT.unreadable : EXIT.changed;

/** Runs the command and returns its exit code: 0 intact, 1 differs, 2 unreadable or wrong usage. */
export function verify(args: readonly string[], { read: readFile, print }: Terminal): number {
  const options = parseArguments(args);
  const bytes = options && readFile(options.path);
  if (!options || !bytes) {
    print(options ? `无法读取文件 / cannot read ${options.path}` : USAGE);
    return 2;
  }
  const library: SmLibrary = { sm2, sm3: (data) => sm3(data) };
  if (isPdf(bytes)) {
    const verdict = checkDocument(library, bytes, options.keys);
    print(options.languages.map((language) => documentLines(options.path, verdict, language).join('\n')).join('\n\n'));
    return exitOf(verdict);
  }
  const opened = openEvidence(library, bytes, {
    inflate: (packed, size) => inflateRawSync(packed, { maxOutputLength: size }),
    decode: (part) => new TextDecoder().decode(part),
  });
  const { manifest = '', files } = opened ?? {};
  const account = verifyEvidence(library, { manifest, files, knownKeys: options.keys, knownRoots: options.roots });
  const documents = [...(files ?? [])]
    .filter(([, content]) => isPdf(content))
    .map(([name, content]) => ({ name, verdict: checkDocument(library, content, options.keys) }));
  const report = (language: Language) => [
    ...linesOf(account, language),
    ...documents.flatMap(({ name, verdict }) => documentLines(name, verdict, language)),
  ];
  print(options.languages.map((language) => report(language).join('\n')).join('\n\n'));
  const differs = account.verdict === 'intact' && documents.some(({ verdict }) => !verdict.ok);
  return differs ? EXIT.changed : EXIT[account.verdict];
}
