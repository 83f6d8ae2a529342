import { fork } from 'node:child_process';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { razorpayClient } from '@aabha/api/ports/payments/razorpay-client';
import http from 'node:http';
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
if (process.argv[2] === 'server') {
  const s = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
  process.send?.(s.url);
} else {
  const child = fork(process.argv[1]!, ['server'], { execArgv: ['--import', 'tsx'] });
  const url = await new Promise<string>((r) => child.once('message', (m) => r(String(m))));
  const a = razorpayClient({ ...KEYS, apiUrl: url });
  const b = razorpayClient({ ...KEYS, apiUrl: url });
  const c = razorpayClient({ ...KEYS, apiUrl: url });
  a.http.defaults.maxRedirects = 21;
  const agent = new http.Agent({ keepAlive: true });
  (c.http.defaults as any).adapter = (config: any) =>
    new Promise((resolve, reject) => {
      const target = new URL(config.baseURL + config.url);
      const req = http.request({ agent, host: target.hostname, port: target.port, path: target.pathname + target.search, method: config.method.toUpperCase(), auth: `${config.auth.username}:${config.auth.password}`, headers: { ...config.headers.toJSON(), ...(config.data ? { 'content-length': Buffer.byteLength(config.data) } : {}) } }, (res) => {
        let text = '';
        res.setEncoding('utf8'); res.on('data', (d) => (text += d));
        res.on('end', () => { const response = { data: text, status: res.statusCode, headers: {}, config, request: req }; config.validateStatus(res.statusCode) ? resolve(response) : reject(Object.assign(new Error('x'), { response })); });
      });
      req.on('error', reject); req.end(config.data);
    });
  const { client: _, ...rest } = a; void rest;
  let n = 0;
  const both = async (x: typeof a) => {
    const o = (await x.client.orders.create({ amount: 1000, currency: 'INR', receipt: `r${++n}` })) as any;
    await x.client.orders.fetchPayments(o.id);
  };
  const res: number[][] = [[], [], []];
  for (let round = 0; round < 8; round++)
    for (const [i, x] of [a, b, c].entries()) {
      const before = process.cpuUsage();
      for (let k = 0; k < 40; k++) await Promise.all(Array.from({ length: 5 }, () => both(x)));
      const d = process.cpuUsage(before);
      res[i]!.push((d.user + d.system) / 200);
    }
  for (const r of res) console.log(r.map((v) => v.toFixed(0)).join(' '), 'least', Math.min(...r).toFixed(0));
  child.kill(); process.exit(0);
}
