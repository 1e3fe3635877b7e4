import { onChildAdded, onChildChanged, onChildRemoved, onValue } from 'firebase/database';
import type { DatabaseReference, DataSnapshot } from 'firebase/database';
import type { RawCurrency } from '../../ports/rates';
import type { Unsubscribe } from '../../ports/subscription';

/**
 * Tells the whole list now and after every change, however many children it changed; a child that stays as it was stays
 * the same object.
 */
export function followChildren(
  list: DatabaseReference,
  onChildren: (children: readonly RawCurrency[]) => void,
  onCancelled: (error: Error) => void,
): Unsubscribe {
  // Null when children came or went, so that only the whole list tells their order.
  let children: readonly RawCurrency[] | null = null;
  const changed = new Map<string, RawCurrency>();
  const forget = (): void => {
    children = null;
  };
  const stops = [
    onChildAdded(list, forget),
    onChildRemoved(list, forget),
    onChildChanged(list, (snapshot) => {
      const child = childOf(snapshot);
      changed.set(child.key, child);
    }),
    // The SDK raises it after the events of the children.
    onValue(
      list,
      (snapshot) => {
        children =
          children === null || changed.size === 0
            ? childrenOf(snapshot)
            : children.map((child) => changed.get(child.key) ?? child);
        changed.clear();
        onChildren(children);
      },
      onCancelled,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

// Numeric keys turn val() of the whole list into an array with holes; forEach gives every child with its key.
function childrenOf(snapshot: DataSnapshot): readonly RawCurrency[] {
  const children: RawCurrency[] = [];
  snapshot.forEach((child) => {
    children.push(childOf(child));
  });
  return children;
}

function childOf(child: DataSnapshot): RawCurrency {
  return { key: String(child.key), value: child.val() as unknown };
}
