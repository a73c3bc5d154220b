type Size = { width: number; height: number };

/** A picture's crop (a box in its pixels), as large as possible; a plain background until it is loaded. */
export function Cropped({
  picture,
  box,
  alt,
  className,
}: {
  picture: (Size & { src: string }) | null;
  box: (Size & { left: number; top: number }) | null;
  alt: string;
  /** Gives it the box's shape. */
  className: string;
}) {
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div className={`relative w-full overflow-hidden rounded-3 bg-hover ${className}`}>
      {picture && box ? (
        <img
          src={picture.src}
          alt={alt}
          className="absolute max-w-none"
          style={{
            width: percent(picture.width / box.width),
            left: percent(-box.left / box.width),
            top: percent(-box.top / box.height),
          }}
        />
      ) : null}
    </div>
  );
}
