import QRCode from 'qrcode';

export interface QrDrawing {
  /** Modules per side. */
  size: number;
  /** SVG path of the dark modules, one unit each. */
  path: string;
}

/** A QR code as one SVG path. The site draws it on its server, so that pages load no library. */
export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      let width = 1;
      while (x + width < modules.size && modules.get(y, x + width)) width++;
      path += `M${x} ${y}h${width}v1h-${width}z`;
      x += width;
    }
  }
  return { size: modules.size, path };
}
