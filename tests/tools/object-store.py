"""
An object store that speaks S3: OpenStack Swift (Debian: python3-swift), its proxy and its three servers
in one process, on free ports of this machine, with all that it keeps in one folder.

    object-store.py FOLDER CERTIFICATE KEY SECRET BUCKET

`forum:writer` may do all with that secret, `forum:guest` nothing; the bucket is there. Prints the port
of its S3 address (https) once it answers, logs to standard error, and goes on until it is killed.
"""

import os
import sys

import eventlet
from eventlet import wsgi as listener
from swift.common import ring, swob, utils, wsgi

SETTINGS = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
fallocate_reserve = 0
"""

STORE = """
[app:main]
use = egg:swift#{name}
"""

FACE = """
[pipeline:main]
pipeline = catch_errors forgetful s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:forgetful]
paste.filter_factory = __main__:forgetful
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_forum_writer = {secret} .admin
user_forum_guest = {secret}
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


class Forgetful:
    """A memcached that has always just forgotten: Swift asks for one, and needs nothing of it."""

    def get(self, *words, **options):
        return None

    set = delete = get


def forgetful(settings, **own):
    def filter(app):
        def answer(env, start):
            env["swift.cache"] = Forgetful()
            return app(env, start)

        return answer

    return filter


def write_ring(folder, name, port):
    builder = ring.RingBuilder(1, 1, 0)
    where = {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk"}
    builder.add_dev({"id": 0, "weight": 1, **where})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))


def serve(folder, name, text, socket):
    path = os.path.join(folder, f"{name}.conf")
    with open(path, "w") as file:
        file.write(SETTINGS.format(folder=folder) + text)
    app = wsgi.loadapp(path, global_conf={"log_name": name})
    # S3's clients know "ETag", and nothing that is capitalised otherwise.
    options = {"protocol": wsgi.SwiftHttpProtocol, "capitalize_response_headers": False}
    eventlet.spawn(listener.server, socket, app, utils.NullLogger(), **options)
    return app


def main(folder, certificate, key, secret, bucket):
    utils.HASH_PATH_SUFFIX = b"forum"
    utils.eventlet_monkey_patch()
    os.mkdir(os.path.join(folder, "disk"))
    for name in ("account", "container", "object"):
        socket = eventlet.listen(("127.0.0.1", 0))
        write_ring(folder, name, socket.getsockname()[1])
        serve(folder, name, STORE.format(name=name), socket)
    socket = eventlet.listen(("127.0.0.1", 0))
    port = socket.getsockname()[1]
    socket = eventlet.wrap_ssl(socket, keyfile=key, certfile=certificate, server_side=True)
    face = serve(folder, "proxy", FACE.format(secret=secret), socket)
    made = swob.Request.blank(
        f"/v1/AUTH_forum/{bucket}",
        environ={
            "REQUEST_METHOD": "PUT",
            "swift.authorize": lambda request: None,
            "swift.authorize_override": True,
        },
    ).get_response(face)
    if not made.is_success:
        sys.exit(f"There is no bucket: {made.status}")
    print(port, flush=True)
    eventlet.event.Event().wait()


main(*sys.argv[1:])
