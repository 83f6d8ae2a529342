import { connect } from 'node:net';

export interface ProxyServerStats {
  /** The frontend or backend. */
  proxy: string;
  /** The name of a server, `BACKEND` or `FRONTEND`. */
  server: string;
  /** `UP`, `DOWN`, `UP 1/2` …; `OPEN` of a frontend. */
  status: string;
  /** Requests that were sent again, to this server or another one. */
  retries: number;
}

/** Returns the rows of HAProxy's counters as CSV, the first line of which names the columns. */
export function parseHaproxyStats(csv: string): ProxyServerStats[] {
  const [header = '', ...lines] = csv.trim().split('\n');
  const columns = header.replace(/^# /, '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return {
      proxy: cell('pxname'),
      server: cell('svname'),
      status: cell('status'),
      retries: Number(cell('wretr') || 0),
    };
  });
}

/** Reads HAProxy's counters from its socket. */
export function readHaproxyStats(socket: string): Promise<ProxyServerStats[]> {
  return new Promise((resolve, reject) => {
    let output = '';
    const connection = connect(socket, () => connection.write('show stat\n'));
    connection.on('data', (chunk: Buffer) => (output += chunk.toString()));
    connection.once('error', reject);
    connection.once('end', () => resolve(parseHaproxyStats(output)));
  });
}
