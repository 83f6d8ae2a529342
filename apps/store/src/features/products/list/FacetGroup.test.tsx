import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FacetGroup } from './FacetGroup';

const FACET = [
  { value: 55, count: 1_200 },
  { value: 43, count: 3 },
];
/** jsdom joins the words of a label's hidden parts, so boxes are found by their place. */
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const options = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows each value with its number of televisions, in the given order', async () => {
  const onToggle = vi.fn();
  render(
    <FacetGroup
      title="Size"
      facet={FACET}
      selected={[43]}
      onToggle={onToggle}
      label={(inches) => `${inches}″`}
      compare={(a, b) => a - b}
    />,
  );
  expect(options()).toEqual(['43″, 3 televisions', '55″, 1,200 televisions']);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
  await userEvent.click(boxes()[1] as HTMLElement);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(55);
});

it('keeps a selected value that leaves nothing, so that it can be cleared', () => {
  render(<FacetGroup title="Size" facet={FACET} selected={[32]} onToggle={vi.fn()} folded />);
  expect(options()).toEqual(['55, 1,200 televisions', '43, 3 televisions', '32, 0 televisions']);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
  expect(screen.getByRole('group', { name: 'Size' })).toBeVisible();
});

it('is folded where asked and nothing of it is selected, and absent without any value', () => {
  const { container, rerender } = render(
    <FacetGroup title="Size" facet={FACET} selected={[]} onToggle={vi.fn()} folded />,
  );
  expect(container.querySelector('details')?.open).toBe(false);
  rerender(<FacetGroup title="Size" facet={[]} selected={undefined} onToggle={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
