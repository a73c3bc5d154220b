import { useEffect, type ComponentProps } from 'react';
import { useNavigate, useSubmit } from 'react-router';

/**
 * A link for long lists: a plain anchor that usePageLinks makes the router follow. The router's own Link costs several times as
 * much to render, and a list has a hundred and more.
 */
export function PageLink({
  to,
  keepScroll = false,
  children,
  ...rest
}: { to: string; keepScroll?: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...rest} href={to} data-page={keepScroll ? 'keep-scroll' : ''}>
      {children}
    </a>
  );
}

/** Client-side navigation for every PageLink and every plain form with `data-page`; once per document. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        elsewhere ||
        (link.target && link.target !== '_self')
      )
        return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === window.location.href,
        preventScrollReset: link.dataset.page === 'keep-scroll',
      });
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.page === undefined || event.defaultPrevented) return;
      event.preventDefault();
      void submit((event.submitter as HTMLButtonElement | null) ?? form, {
        preventScrollReset: form.dataset.page === 'keep-scroll',
      });
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
    };
  }, [navigate, submit]);
}
