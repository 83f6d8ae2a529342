import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { TELEVISION } from '../../testing/television';
import { products } from '.';
import { ProductLoader } from './ProductLoader';
import { PRODUCTS } from './products.data';

function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  return (
    <>
      <label htmlFor="name">Name</label>
      <input id="name" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
}

/** Says that the television could not be fetched, as soon as its screen knows. */
function Failure() {
  const { isError } = useQuery({ queryKey: [PRODUCTS, 'whole', TELEVISION.id], queryFn: skipToken });
  return isError ? <p>The fetch failed</p> : null;
}

/** Shows the form of a television, and returns its queries and a switch that loses the connection. */
function open() {
  const connection = { isLost: false };
  const calls = serveApi({
    'products.getForStaff': () => {
      if (connection.isLost) throw appError('NOT_READY');
      return { product: TELEVISION };
    },
  });
  let queries: QueryClient | undefined;
  function Screen() {
    queries = useQueryClient();
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Toggle
        </button>
        <Failure />
        {isOpen && <ProductLoader id={TELEVISION.id}>{({ name }) => <NameForm name={name} />}</ProductLoader>}
      </>
    );
  }
  const show = () => renderScreen(<Screen />, { resources: [products] });
  return {
    connection,
    calls,
    show,
    refetch: () => act(() => queries?.refetchQueries({ queryKey: [PRODUCTS] })),
  };
}
const toggle = () => fireEvent.click(screen.getByText('Toggle'));

test('a refetch that fails takes neither the form nor what was typed', async () => {
  const { connection, calls, show, refetch } = open();
  show();
  await screen.findByText('Name');
  fillIn('Name', 'Half typ');
  connection.isLost = true;
  await refetch();
  expect(await screen.findByText('The fetch failed')).toBeTruthy();
  expect(calls).toHaveLength(2);
  expect(valueOf('Name')).toBe('Half typ');
});

test('a form that is opened again starts with a fresh television, not with the earlier one', async () => {
  const { connection, show } = open();
  show();
  await screen.findByText('Name');
  toggle();
  connection.isLost = true;
  toggle();
  expect(screen.queryByText('Name')).toBeNull();
  expect(await screen.findByText(appError('NOT_READY').message)).toBeTruthy();
  expect(screen.queryByText('Name')).toBeNull();
  connection.isLost = false;
  fireEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(screen.queryByText('Name')).toBeTruthy());
});
