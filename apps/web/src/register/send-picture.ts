/** Why a picture was rejected, in the server's words; null: it was stored. Rejects on network and server errors. */
type Answer = { problem: string | null };

/** Uploads a picture. onProgress: 0 to 1. */
export function sendPicture(intent: string, file: File, onProgress: (part: number) => void): Promise<string | null> {
  const form = new FormData();
  form.append('intent', intent);
  form.append('file', file);
  // fetch does not report upload progress.
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
