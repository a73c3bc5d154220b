import { TickList } from '@metade/ui/tick-list.tsx';
import type { ReactNode } from 'react';

/** Multiple choice from a list, under one field name. */
export function Choices({
  name,
  ticked,
  ...list
}: {
  legend: string;
  hint?: ReactNode;
  name: string;
  options: readonly { value: string; label: string }[];
  ticked: (value: string) => boolean;
  error: string | undefined;
}) {
  return <TickList {...list} tick={(value) => ({ name, value, defaultChecked: ticked(value) })} />;
}
