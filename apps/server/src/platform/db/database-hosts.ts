import pg from 'pg';

/** An address with the hosts that it lists, such as `postgres://name@db1,db2:5433/lianxin?target_session_attrs=read-write`. */
const ADDRESS = /^(postgres(?:ql)?:\/\/)(?:([^:@/?#]*)(?::([^@/?#]*))?@)?([^/?#]*)([^?#]*)(\?[^#]*)?$/;
const WANTED = 'target_session_attrs';
/** The server writes, so that a standby is of no use to it. */
const WRITABLE = ['read-write', 'primary', 'any'];

/** A connection string with its password taken out, and that password. Undefined when it is no address of PostgreSQL. */
export function withoutPassword(connectionString: string): { readonly address: string; readonly password: string } | undefined {
  const [, scheme, name, password = '', hosts = '', path = '', query = ''] = ADDRESS.exec(connectionString) ?? [];
  if (scheme === undefined) return undefined;
  return { address: `${scheme}${name === undefined ? '' : `${name}@`}${hosts}${path}${query}`, password: decodeURIComponent(password) };
}

/** The address of each host that a connection string lists. Throws when it asks for a host that takes no writes. */
export function addressesOf(connectionString: string): string[] {
  const [, scheme, name, password, hosts = '', path = '', query = ''] = ADDRESS.exec(connectionString) ?? [];
  if (scheme === undefined) return [connectionString];
  const begin = `${scheme}${name === undefined ? '' : `${name}${password === undefined ? '' : `:${password}`}@`}`;
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get(WANTED);
  if (wanted !== null && !WRITABLE.includes(wanted))
    throw new Error(`DATABASE_URL asks for ${WANTED}=${wanted}. The server writes: it must be read-write.`);
  parameters.delete(WANTED);
  const rest = parameters.size === 0 ? '' : `?${parameters.toString().replaceAll('+', '%20')}`;
  return hosts.split(',').map((host) => `${begin}${host}${path}${rest}`);
}

/** The database's hosts, of which one at a time can be written to. */
export interface DatabaseHosts {
  /** The address to connect to. */
  current(): string;
  /** Asks all hosts which of them can be written to. True if another one than before was found. */
  search(): Promise<boolean>;
}

/** Throws unless the database behind an address can be written to. */
async function assertWritable(address: string, withinMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ found: string }>("select current_setting('transaction_read_only') as found");
    if (rows[0]?.found !== 'off') throw new Error('it is read-only');
  } finally {
    client.connection.stream.destroy();
  }
}

/** Begins with the first host. Many may search at once: the hosts are asked once. */
export function databaseHosts(connectionString: string, withinMs: number): DatabaseHosts {
  const addresses = addressesOf(connectionString);
  let [current = ''] = addresses;
  let searching: Promise<boolean> | undefined;
  async function search(): Promise<boolean> {
    const before = current;
    try {
      current = await Promise.any(addresses.map((address) => assertWritable(address, withinMs).then(() => address)));
    } catch {
      return false;
    }
    return current !== before;
  }
  return {
    current: () => current,
    search: () => {
      if (addresses.length === 1) return Promise.resolve(false);
      searching ??= search().finally(() => (searching = undefined));
      return searching;
    },
  };
}
