import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { files, read, root } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'lianxin-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = files.filter((file) => file.startsWith('docs/running/') && file.endsWith('.md'));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string): string[] => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('links of the pages on running lead somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^https?:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      const found = files.includes(target) || files.some((file) => file.startsWith(`${target}/`));
      return found && (anchor === undefined || anchorsOf(target).includes(anchor)) ? [] : [`${page}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every page on running is reached from the first one', () => {
  const index = read('docs/running/README.md');
  const unreached = pages.filter(
    (page) => !/README\.md$|\/runbooks\//.test(page) && !index.includes(`](${page.replace('docs/running/', '')})`),
  );
  expect(unreached).toEqual([]);
});

/** The names of the operators' commands at any depth. */
const operations = new Set(
  files
    .filter((file) => file.startsWith('apps/server/src/operations/cli/'))
    .flatMap((file) => [...read(file).matchAll(/\.command\(\s*'([\w-]+)/g)].map(([, name]) => name)),
);

test('every command of ours that the pages name exists', () => {
  const { scripts } = z.parse(z.object({ scripts: z.record(z.string(), z.string()) }), JSON.parse(read('package.json')));
  const unknown = pages.flatMap((page) => {
    const text = read(page);
    const ops = [...text.matchAll(/\bops(?:\.js)? ([a-z][a-z-]+)(?: ([a-z][a-z-]+)\b(?![./:=]))?/g)].flatMap(([, first, second]) => [
      first,
      second,
    ]);
    const ours = [...text.matchAll(/npx pnpm ([a-z][\w:-]*)/g)].flatMap(([, script = '']) =>
      script === 'ops' || script in scripts ? [] : [script],
    );
    const programs = [...text.matchAll(/\bnode ((?:deploy|tooling)\/[\w./-]+)/g)].flatMap(([, file = '']) =>
      files.includes(file) ? [] : [file],
    );
    return [...ops.filter((name) => name !== undefined && !operations.has(name)), ...ours, ...programs].map((name) => `${page}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

const settings = new Set(
  [
    ...read('apps/server/src/platform/config/settings.ts').matchAll(/\b([A-Z][A-Z0-9_]+): (?:z\.|Gateway|ReportSecrets|mustBe|setting)/g),
  ].map(([, name = '']) => name),
);
/** Variables of other programs in the files of `deploy`. */
const OTHERS = /^(?:POSTGRES_\w+|PGDATA|PGPASSWORD|PORTAL|FILES|SERVERS|ALL|NET_\w+)$/;
const env = read('deploy/server.env.example');
const named = [...env.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

const Environment = z.object({
  services: z.record(z.string(), z.object({ environment: z.optional(z.record(z.string(), z.string())) })),
});
const Manifest = z.object({ kind: z.string(), data: z.optional(z.record(z.string(), z.string())) });

test('every variable in deploy is a setting, and every one that production needs is there', () => {
  const { services } = z.parse(Environment, parse(read('deploy/compose.yaml'), { merge: true }));
  const manifests = parseAllDocuments(read('deploy/kubernetes/chainletter.yaml')).map((document) => z.parse(Manifest, document.toJS()));
  const used = [
    ...named,
    ...Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ...manifests.flatMap(({ kind, data = {} }) => (kind === 'ConfigMap' ? Object.keys(data) : [])),
    ...[...read('deploy/Containerfile').matchAll(/([A-Z_]+)=\S+/g)].map(([, name = '']) => name).filter((name) => name !== 'LAYOUT'),
  ];
  expect(used.filter((name) => !settings.has(name) && !OTHERS.test(name))).toEqual([]);
  const needed = [...settings].filter((name) => /_GATEWAY_|^OSS_|^MAIL_|^SMS_|^FEE_|^BANK_|^LENDER_/.test(name));
  const always = ['NODE_ENV', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'FILES_ORIGIN', 'TRUST_PROXY', 'SERVER_KEY', 'DATA_KEYS', 'METRICS_TOKEN'];
  expect([...always, ...needed].filter((name) => !named.includes(name))).toEqual([]);
});

const Workload = z.object({
  kind: z.string(),
  spec: z.optional(
    z.object({
      selector: z.optional(z.unknown()),
      ports: z.optional(z.array(z.object({ targetPort: z.string() }))),
      template: z.optional(
        z.object({
          metadata: z.object({ labels: z.record(z.string(), z.string()) }),
          spec: z.object({
            containers: z.array(
              z.object({
                ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
                startupProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
                readinessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
                livenessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
                volumeMounts: z.array(z.object({ name: z.string() })),
              }),
            ),
            volumes: z.array(z.object({ name: z.string() })),
          }),
        }),
      ),
    }),
  ),
});

test('the Kubernetes manifests fit together', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/chainletter.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const manifests = documents.map((document) => z.parse(Workload, document.toJS()));
  const template = manifests.find(({ kind }) => kind === 'Deployment')?.spec?.template;
  const [container] = template?.spec.containers ?? [];
  const ports = container?.ports.map(({ name }) => name) ?? [];
  expect(ports).toEqual(['portal', 'operations', 'health']);
  for (const { spec } of manifests.filter(({ kind }) => kind === 'Service')) {
    expect(spec?.selector).toEqual(template?.metadata.labels);
    expect(spec?.ports?.filter(({ targetPort }) => !ports.includes(targetPort))).toEqual([]);
  }
  const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe].map((probe) => probe?.httpGet);
  expect(probes.map((probe) => probe?.port)).toEqual(['health', 'health', 'health']);
  const probed = read('apps/server/src/platform/health/health-worker.ts');
  expect(probes.filter((probe) => !probed.includes(`'${probe?.path ?? ''}'`))).toEqual([]);
  const volumes = template?.spec.volumes.map(({ name }) => name) ?? [];
  expect(container?.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
});

test('what the files of deploy mount and copy is there', () => {
  const mounted = [...read('deploy/compose.yaml').matchAll(/- \.\/([\w./-]+):/g)].map(([, file = '']) => `deploy/${file}`);
  const run = [...read('deploy/Containerfile').matchAll(/node ((?:deploy|tooling)\/[\w./-]+)/g)].map(([, file = '']) => file);
  expect([...mounted, ...run].filter((file) => !files.includes(file))).toEqual([]);
  expect(read('deploy/Containerfile')).toContain('apps/server/dist/main.js');
  for (const script of files.filter((file) => file.startsWith('deploy/') && file.endsWith('.sh')))
    expect([script, spawnSync('bash', ['-n', join(root, script)]).status]).toEqual([script, 0]);
});

/** A program of this machine; where it is missing only what needs it is left out. */
const programAt = (name: string): string | undefined => {
  const found = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : found;
};

test('the systemd unit runs the server with its settings, and systemd takes it', () => {
  const unit = read('deploy/systemd/chainletter.service');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node apps\/server\/dist\/main\.js$/m);
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/chainletter\/server\.env$/m);
  const analyze = programAt('systemd-analyze');
  if (analyze === undefined) return;
  // The program and the documents of an installed server are not on this machine.
  const file = join(folder, 'chainletter.service');
  writeFileSync(file, unit.replace('/usr/bin/node', '/bin/true').replace(/^(Documentation|User|Group)=.*\n/gm, ''));
  expect(spawnSync(analyze, ['verify', '--man=no', file], { encoding: 'utf8' }).stderr).not.toContain(file);
});

test('the sample for nginx hides what is inside, and nginx takes it', () => {
  const sample = read('deploy/proxy/nginx.conf');
  for (const wanted of [
    'location ~ ^/(livez|readyz|healthz|metrics)$ { return 404; }',
    'location /sandbox { return 404; }',
    'X-Request-Id $request_id',
    'X-Forwarded-For $remote_addr',
  ])
    expect(sample).toContain(wanted);
  expect(sample.match(/proxy_set_header traceparent '';/g)).toHaveLength(sample.match(/proxy_pass /g)?.length ?? 0);
  const nginx = programAt('nginx');
  if (nginx === undefined) return;
  const at = (name: string) => join(folder, name);
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=lianxin.bank.example', '-keyout', at('tls.key'), '-out', at('tls.pem')],
    { stdio: 'ignore' },
  );
  writeFileSync(at('mime.types'), 'types { text/html html; }');
  const local = sample
    .replace('/etc/nginx/tls/chainletter.pem', at('tls.pem'))
    .replace('/etc/nginx/tls/chainletter.key', at('tls.key'))
    .replace('/etc/nginx/mime.types', at('mime.types'))
    .replace('/var/log/nginx/chainletter.log', at('access.log'))
    // Folders that a packaged nginx makes for itself.
    .replace(
      'http {',
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${at(kind)};`).join('\n')}`,
    );
  writeFileSync(at('nginx.conf'), `pid ${at('nginx.pid')};\nerror_log ${at('error.log')};\n${local}`);
  const { status, stderr } = spawnSync(nginx, ['-t', '-c', at('nginx.conf'), '-p', folder], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

test('the sample for Caddy hides what is inside, and Caddy takes it', () => {
  const sample = read('deploy/proxy/Caddyfile');
  expect(sample).toContain('@inside path /metrics /livez /readyz /healthz /sandbox /sandbox/*');
  expect(sample).toContain('header_up -traceparent');
  const caddy = programAt('caddy');
  if (caddy === undefined) return;
  const { status, stderr } = spawnSync(caddy, ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy/proxy/Caddyfile')], {
    encoding: 'utf8',
  });
  expect([status, stderr.includes('Error')]).toEqual([0, false]);
});

test('Prometheus takes the alert rules', () => {
  expect(readFileSync(join(root, 'deploy/prometheus/prometheus.yaml'), 'utf8')).toContain('rule_files: [alerts.yaml]');
  const promtool = programAt('promtool');
  if (promtool === undefined) return;
  expect(spawnSync(promtool, ['check', 'rules', join(root, 'deploy/prometheus/alerts.yaml')], { encoding: 'utf8' }).status).toBe(0);
});
