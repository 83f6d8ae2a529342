interface ProxiedServer {
  name: string;
  port: number;
}

/** What HAProxy serves: for each kind of process the port of its frontend and the processes behind it. */
type ProxiedKinds = Record<string, { port: number; servers: readonly ProxiedServer[] }>;

/** Names of Compose's containers are looked up at a server that exists there only. */
const LOOKUP = ' init-addr last,libc,none resolvers docker';

/** Returns the kind of a frontend or backend, which is the first word of its name. */
function kindOf(kinds: ProxiedKinds, name: string) {
  const kind = kinds[name.split('-')[0] ?? ''];
  if (!kind) throw new Error(`HAProxy's configuration has "${name}", which the cluster does not start.`);
  return kind;
}

/** Needs two file descriptors each; accounts of a developer's machine may have fewer than the deployed number needs. */
const MOST_CONNECTIONS = 2000;

const ports = (line: string, port: number) => line.replace(/bind \S+/, `bind 127.0.0.1:${port}`);

/** Returns the lines of all servers, with the options of the first one of the text. */
function serverLines(line: string, servers: readonly ProxiedServer[]): string[] {
  const [, options = ''] = /^\s*server \S+ \S+(.*)$/.exec(line) ?? [];
  return servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}${options}`);
}

/**
 * Returns the configuration of HAProxy for processes of this machine: the rules of the deployed one, with these ports and
 * servers, and a socket with its counters. Throws for a frontend or backend that the cluster does not have.
 */
export function haproxyConfig(deployed: string, kinds: ProxiedKinds, statsSocket: string): string {
  let section = '';
  let name = '';
  const withServers = new Set<string>();
  const lines = deployed.split('\n').flatMap((line) => {
    const [, kind, named] = /^(\w+)(?: (\S+))?$/.exec(line) ?? [];
    if (kind !== undefined) [section, name] = [kind, named ?? ''];
    if (section === 'resolvers') return [];
    if (kind === 'global') return [line, `  stats socket ${statsSocket} mode 600`];
    if (section === 'global' && /^\s*maxconn /.test(line)) return [`  maxconn ${MOST_CONNECTIONS}`];
    if (section === 'frontend' && /^\s*bind /.test(line)) return [ports(line, kindOf(kinds, name).port)];
    if (section !== 'backend' || !/^\s*server /.test(line)) return [line.replace(LOOKUP, '')];
    /* The text names each container; the first line stands for all servers of the kind. */
    if (withServers.has(name)) return [];
    withServers.add(name);
    return serverLines(line, kindOf(kinds, name).servers);
  });
  return lines.join('\n');
}
