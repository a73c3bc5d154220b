import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Check } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useWords } from '../words/words.tsx';
import { AddressForm } from './address-form.tsx';

/** The saved addresses: change, remove, make default, and the form of the one being edited. */
export function AddressSection({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  const failed = result?.intent === 'address-save' && result.problem ? result : undefined;
  const open = failed ? (failed.address ?? 'new') : data.openAddress;
  const { address: addresses } = data.user;
  return (
    <>
      {addresses.length === 0 && open === null ? <p className="mt-4 text-ink-2">{m.profile.noAddress}</p> : null}
      <ul className="mt-4 flex flex-col gap-4">
        {addresses.map((one) => (
          <li key={one._id} className="rounded-3 border border-line p-5">
            {open === one._id ? (
              <AddressForm address={one} data={data} result={failed} />
            ) : (
              <>
                <p className="flex flex-wrap items-center gap-3 font-semibold">
                  {one.name}
                  {one.default ? (
                    <Tag tone="ok">
                      <Check aria-hidden="true" className="size-4" />
                      {m.profile.isDefault}
                    </Tag>
                  ) : null}
                </p>
                <p className="mt-1 text-sm break-words text-ink-2">
                  {[`${one.street}, ${one.number}`, one.district, `${one.zip} ${one.city}`, one.state]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <div className="mt-3 flex flex-wrap gap-x-5">
                  <Link
                    to={`?address=${one._id}#address`}
                    preventScrollReset
                    aria-label={`${m.profile.change}: ${one.name}`}
                    className="text-link inline-flex min-h-11 items-center text-sm"
                  >
                    {m.profile.change}
                  </Link>
                  {one.default ? null : (
                    <Act intent="address-default" id={one._id} label={m.profile.makeDefault} of={one.name} />
                  )}
                  <Act intent="address-remove" id={one._id} label={m.profile.removeAddress} of={one.name} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <div className="mt-4 rounded-3 border border-line p-5">
          <AddressForm address={null} data={data} result={failed} />
        </div>
      ) : (
        <Link to="?address=new#address" preventScrollReset className={`${buttonClass()} mt-5`}>
          {m.profile.addAddress}
        </Link>
      )}
    </>
  );
}

function Act({ intent, id, label, of }: { intent: string; id: string; label: string; of: string }) {
  return (
    <Form method="post" action="/profile/edit" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="address" value={id} />
      <Button type="submit" kind="text" size="md" aria-label={`${label}: ${of}`}>
        {label}
      </Button>
    </Form>
  );
}
