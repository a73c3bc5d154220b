/** Why a picture was not taken, in the server's words; null: it was. Rejects when the network or the server let it down. */
type Answer = { problem: string | null };

/** Sends one picture. onProgress: how much has left, 0 to 1. */
export function sendPicture(intent: string, file: File, onProgress: (part: number) => void): Promise<string | null> {
  const form = new FormData();
  form.append('intent', intent);
  form.append('file', file);
  // fetch does not tell how much of a body has left.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 200 && isAnswer(request.response)) resolve(request.response.problem);
      else reject(new Error(String(request.status)));
    };
    request.onerror = () => reject(new Error('network'));
    request.responseType = 'json';
    request.open('POST', '/restaurant/register/picture');
    request.send(form);
  });
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'problem' in value;
}
