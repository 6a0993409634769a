/** The cookies of one server, as a browser keeps them for one origin. */
export interface CookieJar {
  readonly get: (name: string) => string | undefined;
  /** Takes over what an answer sets and clears. */
  readonly take: (headers: Headers) => void;
  /** Value of the `Cookie` header. */
  readonly header: () => string;
}

const isCleared = (value: string, attributes: readonly string[]): boolean =>
  value === '' ||
  attributes.some(
    (one) =>
      /^\s*max-age=(?:0|-\d+)\s*$/i.test(one) || (/^\s*expires=/i.test(one) && Date.parse(one.slice(one.indexOf('=') + 1)) <= Date.now()),
  );

export function cookieJar(): CookieJar {
  const kept = new Map<string, string>();
  return {
    get: (name) => {
      const value = kept.get(name);
      return value === undefined ? undefined : decodeURIComponent(value);
    },
    take: (headers) => {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        if (at < 1) continue;
        const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
        if (isCleared(value, attributes)) kept.delete(name);
        else kept.set(name, value);
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
