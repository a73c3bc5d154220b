// A mail server that takes every mail and answers how many different ones it has.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

const { PORT: port, SMTP_PORT: smtpPort } = process.env;
const seen = new Set<string>();

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    let text = '';
    stream.setEncoding('latin1');
    stream
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        seen.add(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? '');
        done();
      });
  },
}).listen(Number(smtpPort), '127.0.0.1');

createServer((_request, response) => response.end(String(seen.size))).listen(Number(port), '127.0.0.1');
