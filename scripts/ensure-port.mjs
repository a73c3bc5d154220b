// Finds a taken port before anything is installed or built for it.
import { createServer } from 'node:net';

/** Throws, with the line to type, when nobody can listen on PORT of HOST. */
export async function ensurePortIsFree(command) {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  // A port that is none is told by the program, with the rest of the configuration.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const code = await errorOfListening(port, host);
  if (code === 'EACCES') throw new Error(`Port ${port} is not yours to open. Type: PORT=3000 ${command}`);
  if (code !== 'EADDRINUSE') return;
  let free = port + 1;
  while (free < 65535 && (await errorOfListening(free, host)) !== undefined) free += 1;
  throw new Error(
    `Port ${port} is taken by another program, maybe by another start of this one. Type: PORT=${free} ${command}`,
  );
}

function errorOfListening(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
