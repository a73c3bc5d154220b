/** What to print when a start fails: for a taken port the command to type, else the error's own sentence. */
export function startFailure(error: Error): string {
  const { code, port } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Take another one: PORT=${Number(port) + 1}`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not ours to open: take one from 1024 on, such as PORT=3000`;
  if (code === 'EADDRNOTAVAIL') return `HOST: this machine has no such address (${error.message}).`;
  return error.message;
}
