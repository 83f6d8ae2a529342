interface Account {
  path: '/auth/login' | '/admin/login';
  email: string;
  password: string;
}

/** The accounts of the demo, one of each kind. */
const DEMO: Readonly<Record<string, Account>> = {
  shopper: { path: '/auth/login', email: 'shopper@aabha.example', password: 'Shopper@12345' },
  SubAdmin: { path: '/admin/login', email: 'subadmin@aabha.example', password: 'Sub@12345' },
  SuperAdmin: { path: '/admin/login', email: 'superadmin@aabha.example', password: 'Super@12345' },
};

async function signIn(api: string, { path, email, password }: Account): Promise<string> {
  const response = await fetch(`${api}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data: { token?: string; admin?: { token: string } } };
  const token = data.token ?? data.admin?.token;
  if (token === undefined) throw new Error(`${email} could not sign in: is this the shop of npm start?`);
  return token;
}

/** Signs the people of the demo in. Returns their tokens, with a visitor who has none. */
export async function signInDemo(api: string): Promise<Record<string, string | undefined>> {
  const tokens: Record<string, string | undefined> = { visitor: undefined };
  for (const [name, account] of Object.entries(DEMO)) tokens[name] = await signIn(api, account);
  return tokens;
}
