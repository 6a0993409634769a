import { grouped } from '@lianxin/domain';

/** A small part of Prometheus' query language, enough for the alert rules of `deploy/prometheus` (https://prometheus.io/docs/prometheus/latest/querying/basics). */

type Labels = Readonly<Record<string, string>>;
interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}
/** What a server answered at a time in seconds. */
export interface Scrape {
  readonly at: number;
  readonly samples: readonly Sample[];
}

const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads the text format. `target` are the labels that Prometheus adds. */
export function readScrape(at: number, text: string, target: Labels = {}): Scrape {
  const samples = text.split('\n').flatMap((line): Sample[] => {
    const [, name, labels = '', value] = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    const own = Object.fromEntries([...labels.matchAll(LABEL)].map(([, key = '', text = '']) => [key, text]));
    return [{ name, labels: { ...target, ...own }, value: value === '+Inf' ? Infinity : Number(value) }];
  });
  return { at, samples };
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|\d[\w.]*(?:e[+-]?\d+)?|[A-Za-z_:][\w:]*|=~|!~|!=|==|>=|<=|[-+*/(){}[\],=<>])/y;

function tokensOf(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new Error(`not understood: ${text}`);
    found.push(token);
  }
  return found;
}

type Vector = readonly { readonly labels: Labels; readonly value: number }[];
type Value = number | Vector;
type Evaluate = (scrapes: readonly Scrape[]) => Value;

const MATCHES: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '=~': (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  '!~': (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
};
const ARITHMETIC: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};
const COMPARISONS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};
const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  count: (values) => values.length,
};
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => one.localeCompare(other)));
const only = (labels: Labels, names: readonly string[]): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)));
const without = (labels: Labels, name: string): Labels => Object.fromEntries(Object.entries(labels).filter(([one]) => one !== name));
const vectorOf = (value: Value): Vector => (typeof value === 'number' ? [{ labels: {}, value }] : value);

/** Each series within the last seconds, as values by time. */
function seriesOf(scrapes: readonly Scrape[], wanted: (sample: Sample) => boolean, seconds: number) {
  const now = scrapes.at(-1)?.at ?? 0;
  const found = new Map<string, { readonly labels: Labels; readonly points: (readonly [at: number, value: number])[] }>();
  for (const { at, samples } of scrapes)
    if (at >= now - seconds)
      for (const sample of samples)
        if (wanted(sample)) {
          const series = found.get(keyOf(sample.labels)) ?? { labels: sample.labels, points: [] };
          series.points.push([at, sample.value]);
          found.set(keyOf(sample.labels), series);
        }
  return [...found.values()];
}

/** The increase a second, also where a counter began again. */
function rateOf(points: readonly (readonly [number, number])[], seconds: number): number {
  const values = points.map(([, value]) => value);
  return (
    values.reduce(
      (sum, value, place) => sum + (place === 0 ? 0 : value < (values[place - 1] ?? 0) ? value : value - (values[place - 1] ?? 0)),
      0,
    ) / seconds
  );
}
const RANGES: Readonly<Record<string, (points: readonly (readonly [number, number])[], seconds: number) => number>> = {
  rate: rateOf,
  increase: (points, seconds) => rateOf(points, seconds) * seconds,
  changes: (points) => points.filter(([, value], place) => place > 0 && value !== points[place - 1]?.[1]).length,
};

function quantileOf(quantile: number, buckets: Vector): Vector {
  const groups = grouped(buckets, ({ labels }) => keyOf(without(labels, 'le')));
  return [...groups.values()].flatMap((group) => {
    const bounds = group
      .map(({ labels, value }) => ({ most: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
      .toSorted((one, other) => one.most - other.most);
    const total = bounds.at(-1)?.value ?? 0;
    const place = bounds.findIndex(({ value }) => value >= quantile * total);
    const { most = 0, value: upTo = 0 } = bounds[place] ?? {};
    const { most: least = 0, value: before = 0 } = bounds[place - 1] ?? {};
    const value = most === Infinity ? least : least + ((most - least) * (quantile * total - before)) / (upTo - before);
    return total > 0 ? [{ labels: without(group[0]?.labels ?? {}, 'le'), value }] : [];
  });
}

/** A query and the metrics that it names. */
export interface Query {
  readonly metrics: readonly string[];
  readonly evaluate: (scrapes: readonly Scrape[]) => Vector;
}

/** Reads a query. Throws for what this part of the language does not know. */
export function readQuery(text: string): Query {
  const tokens = tokensOf(text);
  const metrics: string[] = [];
  let place = 0;
  const peek = () => tokens[place];
  const next = () => tokens[place++] ?? '';
  function expect(wanted: string): void {
    const found = next();
    if (found !== wanted) throw new Error(`${wanted} expected, not ${found}: ${text}`);
  }
  function names(): string[] {
    const list: string[] = [];
    expect('(');
    while (peek() !== ')') {
      list.push(next());
      if (peek() === ',') next();
    }
    expect(')');
    return list;
  }

  function selector(name: string): (sample: Sample) => boolean {
    metrics.push(name);
    const matchers: ((labels: Labels) => boolean)[] = [];
    if (peek() === '{') {
      next();
      while (peek() !== '}') {
        const [label, operator, quoted] = [next(), next(), next()];
        const matches = MATCHES[operator];
        if (!matches) throw new Error(`${operator} is no matcher: ${text}`);
        const wanted: unknown = JSON.parse(quoted);
        matchers.push((labels) => matches(labels[label] ?? '', String(wanted)));
        if (peek() === ',') next();
      }
      next();
    }
    return (sample) => sample.name === name && matchers.every((matches) => matches(sample.labels));
  }

  function range(name: string): Evaluate {
    const computed = RANGES[name];
    expect('(');
    const wanted = selector(next());
    expect('[');
    const [, amount = '', unit = ''] = /^(\d+)([smhd])$/.exec(next()) ?? [];
    expect(']');
    expect(')');
    const seconds = Number(amount) * (SECONDS[unit] ?? 0);
    return (scrapes) =>
      seriesOf(scrapes, wanted, seconds).map(({ labels, points }) => ({ labels, value: computed?.(points, seconds) ?? 0 }));
  }

  function aggregate(name: string): Evaluate {
    const computed = AGGREGATES[name];
    if (peek() === 'by') next();
    const by = tokens[place - 1] === 'by' ? names() : [];
    expect('(');
    const inner = expression();
    expect(')');
    return (scrapes) =>
      [...grouped(vectorOf(inner(scrapes)), ({ labels }) => keyOf(only(labels, by))).values()].map((group) => ({
        labels: only(group[0]?.labels ?? {}, by),
        value: computed?.(group.map(({ value }) => value)) ?? 0,
      }));
  }

  function primary(): Evaluate {
    const token = next();
    if (token === '(') {
      const inner = expression();
      expect(')');
      return inner;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (token in RANGES) return range(token);
    if (token in AGGREGATES) return aggregate(token);
    if (token === 'histogram_quantile' || token === 'topk') {
      expect('(');
      const first = expression();
      expect(',');
      const inner = expression();
      expect(')');
      return (scrapes) => {
        const [given, buckets] = [first(scrapes), vectorOf(inner(scrapes))];
        return token === 'topk' || typeof given !== 'number' ? buckets : quantileOf(given, buckets);
      };
    }
    const wanted = selector(token);
    return (scrapes) => seriesOf(scrapes.slice(-1), wanted, 0).map(({ labels, points }) => ({ labels, value: points.at(-1)?.[1] ?? 0 }));
  }

  function pairwise(left: Evaluate, right: Evaluate, combine: (one: number, other: number) => number | undefined): Evaluate {
    return (scrapes) => {
      const [ones, others] = [left(scrapes), right(scrapes)];
      const otherOf = (labels: Labels) =>
        typeof others === 'number' ? others : others.find((one) => keyOf(one.labels) === keyOf(labels))?.value;
      if (typeof ones === 'number' && typeof others === 'number') return combine(ones, others) ?? [];
      return vectorOf(ones).flatMap(({ labels, value }) => {
        const other = otherOf(labels);
        const result = other === undefined ? undefined : combine(value, other);
        return result === undefined || Number.isNaN(result) ? [] : [{ labels, value: result }];
      });
    };
  }

  function chain(part: () => Evaluate, operators: readonly string[]): Evaluate {
    let left = part();
    while (operators.includes(peek() ?? '')) {
      const operator = next();
      const [compute, holds] = [ARITHMETIC[operator], COMPARISONS[operator]];
      left = pairwise(left, part(), (one, other) => (compute ? compute(one, other) : holds?.(one, other) === true ? one : undefined));
    }
    return left;
  }
  const product = () => chain(primary, ['*', '/']);
  const total = () => chain(product, ['+', '-']);
  function expression(): Evaluate {
    return chain(total, Object.keys(COMPARISONS));
  }

  const whole = expression();
  if (place < tokens.length) throw new Error(`${peek() ?? ''} is left over: ${text}`);
  return { metrics, evaluate: (scrapes) => vectorOf(whole(scrapes)) };
}
