import { afterEach, expect, test, vi } from 'vitest';
import { displayToasts } from './notify';
import { ownDocument } from './own-document';

const reload = vi.fn();
function openedWith(serverTiming: readonly { name: string }[] | undefined) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming } as unknown as PerformanceNavigationTiming,
  ]);
  vi.stubGlobal('location', { ...window.location, reload });
}
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('a document that enforces Trusted Types is loaded anew, and nothing goes on in it', async () => {
  openedWith([{ name: 'cache' }, { name: 'trusted-types' }]);
  const goesOn = vi.fn();
  void ownDocument().then(goesOn);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(goesOn).not.toHaveBeenCalled();
});

test('any other document goes on', async () => {
  for (const marks of [[], [{ name: 'cache' }], undefined]) {
    openedWith(marks);
    await ownDocument();
  }
  expect(reload).not.toHaveBeenCalled();
});

test('the document that was loaded anew repeats the notice, once', async () => {
  const show = vi.fn();
  displayToasts({ show, dismiss: vi.fn(), clear: vi.fn() });
  openedWith([{ name: 'trusted-types' }]);
  void ownDocument();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  openedWith([]);
  await ownDocument();
  await ownDocument();
  expect(show.mock.calls).toEqual([
    [{ kind: 'info', message: 'Proceeding to checkout...', subject: 'cart' }],
  ]);
});
